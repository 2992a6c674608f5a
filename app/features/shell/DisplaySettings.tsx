import { Stack } from '../../ui/Stack.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';
import { TextSize } from './TextSize.tsx';

/** What makes the product easier to look at: the same in the footer and in the menu. */
export function DisplaySettings() {
  return (
    <Stack gap="small">
      <TextSize />
      <MotionSwitch />
    </Stack>
  );
}
