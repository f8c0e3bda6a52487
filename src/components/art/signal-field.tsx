import { css, keyframes } from "@emotion/react";

import { color } from "../../theme/tokens";
import { months, SignalGround, UsageLine } from "./signal-ground";

/** Weekly usage up to now, on the field of `SignalGround`. */
const usage =
  "M-880 508l22 0 22-4 22 3 22-8 22 3 22 4 22-8 22-6 22 4 22-8 22 3 22 4 22-9 22 3 22-9 22 4 22-7 22 4 22 7 22-9 22-6 22 4 22-9 22 4 22 4 22-9 22 3 22-9 22 5 22 6 22-9 22 4 22-9 22 4 22 6 22-9 22 4 22-9 22 4 22 14 11 4 11 9 10-16 11 0 11-11 11-8 11 9 10-7 11 5 11-12 11-7 10 2 11 10 11-6 11 8 11 9 10 2 11-13 11-9 11 8 11-15 10 14 11-14 11-12 11-11 11-4 10 7 11-8 11 10 11 2 10-8 11-3 11-11 11 1 11 5 10 9 11-8 11-10 11-7 11-11 10-7 11 7 11-2 11-10 11-2 10-8 11 1 11-1 11-3 10 14 11-15 11-2 11-4 11-16 10 1 11-9 11 7 11-5 11-12 10-6 11-15 11 3 11 0 11 2 10-3 11 0 11-5 11-12 10 1 11-9 11 8 11-7 11-6 10-10 11-7 11-7";

const appear = keyframes({ from: { opacity: 0 } });
const widen = keyframes({ from: { opacity: 0, transform: "scaleX(0)" } });

const forecastCss = css({ transformOrigin: "820px 236px", animation: `${widen} 0.7s 1.4s ease-out both` });
const nowCss = css({ animation: `${appear} 0.4s 1.2s ease-out both` });

interface SignalFieldProps {
  labels: { past: string; now: string; ahead: string };
  className?: string;
}

/** The signal line of the home page: usage to now, and the forecast in its bands, which runs out of the picture. */
export function SignalField({ labels, className }: SignalFieldProps) {
  return (
    <SignalGround className={className}>
      <path d={months.map((x) => `M${x} 520v8`).join("")} stroke={color.darkLine} />
      <path d={`${usage}V520H-880Z`} fill={color.accent} opacity="0.1" />
      <g css={forecastCss}>
        <path d="M820 236C940 190 1090 96 1200 4V330C1090 290 940 252 820 236Z" fill={color.accent} opacity="0.16" />
        <path d="M820 236C940 200 1090 130 1200 72V252C1090 240 940 236 820 236Z" fill={color.accent} opacity="0.26" />
        <path
          d="M820 236C940 214 1090 186 1200 158"
          stroke={color.onDarkAccent}
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
      </g>
      <UsageLine d={usage} seconds={1.6} />
      <g css={nowCss}>
        <path d="M820 60V520" stroke={color.onDarkMuted} strokeDasharray="3 5" />
        <circle cx="820" cy="236" r="7" fill={color.dark} stroke={color.onDarkAccent} strokeWidth="3" />
        <text x="820" y="44" textAnchor="middle">
          {labels.now}
        </text>
        <text x="808" y="548" textAnchor="end">
          {labels.past}
        </text>
        <text x="832" y="548">
          {labels.ahead}
        </text>
      </g>
    </SignalGround>
  );
}
