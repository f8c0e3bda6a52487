import { useAnimated } from "./autoplay.island";
import { AutoplayToggle } from "./autoplay-toggle";
import { useBounce } from "./use-bounce";

/** Button that pauses the discs that bounce in the list of the element around it with `data-animated`. */
export function BounceControl({ name }: { name: string }) {
  const { control, root, autoplay } = useAnimated();
  useBounce(root, autoplay.running);
  return (
    <span ref={control}>
      <AutoplayToggle autoplay={autoplay} name={name} />
    </span>
  );
}
