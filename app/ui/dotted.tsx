/** Short texts in a row, none of them broken, with a dot between two on the same line. */
export const Dotted = ({ items }: { items: readonly string[] }) => (
  <span className="dotted">
    {items.map((item) => (
      <span key={item}>{item} </span>
    ))}
  </span>
)
