import type { ComponentProps } from "react";

interface SentPanelProps extends Pick<ComponentProps<"div">, "children" | "hidden" | "ref"> {
  /** Headings with the visitor's first name as `{name}`, and without. */
  thanks: { title: string; named: string };
  name: string;
}

/** Longer names are not repeated. */
const longestName = 40;

/** Thanks the visitor by name. The name may have another direction than the page. Its section has the styles. */
export function SentPanel({ thanks: { title, named }, name, children, ...panel }: SentPanelProps) {
  const [before, after] = named.split("{name}");
  const isNamed = name && name.length <= longestName;
  return (
    <div role="group" aria-labelledby="contact-sent" tabIndex={-1} data-sent="" {...panel}>
      <h3 id="contact-sent">
        {isNamed ? (
          <>
            {before}
            <bdi>{name}</bdi>
            {after}
          </>
        ) : (
          title
        )}
      </h3>
      {children}
    </div>
  );
}
