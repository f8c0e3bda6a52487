import { css } from "@emotion/react";

import { color } from "../../theme/tokens";

const drawingCss = css({ width: "100%", height: "auto", overflow: "visible" });

/** The signal line: usage up to now, then a dashed forecast inside its band. Flat, it is the line of a page that is not there. */
export function SignalLine({ flat = false, className }: { flat?: boolean; className?: string }) {
  return (
    <svg css={drawingCss} className={className} viewBox="0 0 640 320" aria-hidden="true" fill="none">
      {[64, 128, 192, 256].map((y) => (
        <path key={y} d={`M0 ${y}H640`} stroke={color.darkLine} strokeWidth="1" strokeDasharray="2 6" />
      ))}
      <path d="M360 24V296" stroke={color.darkLine} strokeWidth="1" />
      {flat ? (
        <>
          <path
            d="M0 220C60 214 90 182 140 188s70-58 120-52 60 92 100 84"
            stroke={color.onDarkAccent}
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path
            d="M360 220H640"
            stroke={color.onDarkMuted}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="2 10"
          />
          <circle cx="360" cy="220" r="7" fill={color.dark} stroke={color.onDarkAccent} strokeWidth="3" />
        </>
      ) : (
        <>
          <path d="M360 150 640 8V148Z" fill={color.accent} opacity="0.18" />
          <path d="M360 150 640 44V112Z" fill={color.accent} opacity="0.3" />
          <path
            d="M0 268C34 262 52 250 84 254s46-30 82-24 44-44 84-38 66-32 110-42"
            stroke={color.onDarkAccent}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path
            d="M360 150 640 78"
            stroke={color.onDarkAccent}
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeDasharray="2 11"
          />
          <circle cx="360" cy="150" r="8" fill={color.dark} stroke={color.onDarkAccent} strokeWidth="3.5" />
        </>
      )}
    </svg>
  );
}
