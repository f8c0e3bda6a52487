import { useEffect, useState } from "react";

import { contentStream, type ToldProblem } from "../content/report/told-problem";

/** What is wrong with the content, as the development server tells it. */
export function useContentProblems(): readonly ToldProblem[] {
  const [problems, setProblems] = useState<readonly ToldProblem[]>([]);
  useEffect(() => {
    const stream = new EventSource(contentStream);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      setProblems(JSON.parse(data) as ToldProblem[]);
    };
    return () => {
      stream.close();
    };
  }, []);
  return problems;
}
