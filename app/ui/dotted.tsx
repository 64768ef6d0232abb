/** Short words in a row, each whole, with a dot between two that stand on one line. */
export const Dotted = ({ items }: { items: readonly string[] }) => (
  <span className="dotted">
    {items.map((item) => (
      <span key={item}>{item} </span>
    ))}
  </span>
)
