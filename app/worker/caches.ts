/** The pages of the site with all they are made of, and card-sized pictures: fetched ahead. */
export const SITE_CACHE = 'surma-site'

/** Pictures at other sizes, kept once they have been seen. */
export const PICTURES_CACHE = 'surma-pictures'
