interface Size {
  width: number;
  height: number;
}

/** Share of the box that a logo covers, whatever its shape. */
const share = 0.5;

/**
 * Size at which a logo looks as heavy as its neighbours in boxes of the same size: all cover the same area, as far as they
 * fit. By height alone a long wordmark would shout and a square mark would whisper.
 * @param size of the drawing, in any unit
 * @param box in CSS pixels
 * @returns whole CSS pixels
 */
export function fitLogo(size: Size, box: Size): Size {
  const ratio = size.width / size.height;
  const height = Math.min(Math.sqrt((box.width * box.height * share) / ratio), box.height, box.width / ratio);
  return { width: Math.round(height * ratio), height: Math.round(height) };
}
