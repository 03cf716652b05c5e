import type { ReactNode } from "react";

type Props = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** A table of figures: each row has a name and numbers. On a phone each row is a card. */
export const SmallTable = ({ title, heads, rows }: Props) => (
  <table className="data-table">
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        {heads.map((head, at) => (
          <th key={head} scope="col" className={at > 0 ? "is-number" : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <td data-head={heads[0]}>{name}</td>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]} data-head={heads[at + 1]} className="is-number">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
