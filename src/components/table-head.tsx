import type { ReactNode } from "react";

/** Head of a table, with a cell for each column. */
export function TableHead({ labels }: { labels: readonly ReactNode[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label, column) => (
          <th key={column} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
