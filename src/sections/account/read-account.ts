import { readNumbers } from "../../content/numbers";

/** Returns the more probable of the two predictions of an account: its chance in percent, and half of its range. */
export function findPrediction({ churn, growth }: Record<"churn" | "growth", string>) {
  const [[loss = 0, lossHalf = 0], [gain = 0, gainHalf = 0]] = [readNumbers(churn), readNumbers(growth)];
  return loss > gain
    ? ({ kind: "churn", polarity: "loss", chance: loss, half: lossHalf } as const)
    : ({ kind: "growth", polarity: "gain", chance: gain, half: gainHalf } as const);
}
