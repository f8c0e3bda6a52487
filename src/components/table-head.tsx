import type { ReactNode } from "react";

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
