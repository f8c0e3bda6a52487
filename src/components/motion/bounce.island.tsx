import { createIsland } from "../../islands/create-island";
import { AutoplayToggle } from "./autoplay-toggle";
import { useAnimated } from "./use-animated";
import { useBounce } from "./use-bounce";

function BounceControl({ name }: { name: string }) {
  const { control, root, autoplay } = useAnimated();
  useBounce(root, autoplay.running);
  return (
    <span ref={control}>
      <AutoplayToggle autoplay={autoplay} name={name} />
    </span>
  );
}

/** Button that pauses the discs that bounce in the list of the element around it with `data-animated`. */
export const BounceAnimationControl = createIsland("bounce", BounceControl, { start: ["visible"] });
