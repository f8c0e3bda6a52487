import { createIsland } from "../../islands/create-island";
import { AutoplayToggle } from "./autoplay-toggle";
import { useAnimated } from "./use-animated";

function AutoplayControl({ name, className }: { name: string; className?: string }) {
  const { control, autoplay } = useAnimated();
  return (
    <span ref={control} className={className}>
      <AutoplayToggle autoplay={autoplay} name={name} />
    </span>
  );
}

/** Button that pauses the animation of the element around it with `data-animated`. */
export const AnimationControl = createIsland("autoplay", AutoplayControl, { start: ["visible"] });
