import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** A screen under its main path and its aliases. Its `meta` names the main path as canonical. */
const screen = (file: string, ...paths: string[]) =>
  paths.map((path) => route(path, `routes/${file}`, { id: path }))

export default [
  index('routes/home/route.tsx'),
  ...screen('about/route.tsx', 'about', 'about-us', 'bengali-hospitality'),
  ...screen('rooms/route.tsx', 'rooms', 'sylhet-rooms'),
  route('rooms/:id', 'routes/room/route.tsx'),
  ...screen('dining/route.tsx', 'dining', 'bangladeshi-cuisine'),
  ...screen('contact/route.tsx', 'contact'),
  ...screen('gallery/route.tsx', 'gallery', 'sylhet-gallery'),
  ...screen('blog/route.tsx', 'blog', 'bangla-blog'),
  route('blog/:id', 'routes/post/route.tsx'),
  ...screen('offers/route.tsx', 'special-offers', 'pohela-boishakh-offers'),
  ...screen('reservations/route.tsx', 'reservations', 'book-now'),
  ...screen('online-order/route.tsx', 'online-order', 'order-food'),
  ...screen('cart/route.tsx', 'cart'),
  ...screen('legal/privacy-policy/route.tsx', 'privacy-policy'),
  ...screen('legal/terms/route.tsx', 'terms'),
  ...screen('legal/accessibility/route.tsx', 'accessibility'),
  route('table-cards', 'routes/table-cards/route.tsx'), // for the restaurant; no page links to it
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
