import { Icon } from "./icon.tsx";
import { linked } from "./linked.tsx";

/** A list with ticks instead of bullets. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{linked(item)}</span>
        </li>
      ))}
    </ul>
  );
}
