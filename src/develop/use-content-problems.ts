import { useEffect, useState } from "react";

import { contentStream, type ReportedProblem } from "../content/problem";

/** What is wrong with the content, as the development server tells it. */
export function useContentProblems(): readonly ReportedProblem[] {
  const [problems, setProblems] = useState<readonly ReportedProblem[]>([]);
  useEffect(() => {
    const stream = new EventSource(contentStream);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      setProblems(JSON.parse(data) as ReportedProblem[]);
    };
    return () => {
      stream.close();
    };
  }, []);
  return problems;
}
