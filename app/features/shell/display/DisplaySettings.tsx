import { Trans, useLingui } from '@lingui/react/macro';
import minus from '@phosphor-icons/core/bold/minus-bold.svg?icon';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?icon';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { isMotionReduced } from '../../../device/isMotionReduced.ts';
import { motionPreferenceAtom } from '../../../device/motionPreference.ts';
import { stepTextScale, textScaleAtom } from '../../../device/textScale.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { site } from '../../../site/site.ts';
import { media } from '../../../theme/designTokens.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DeviceChoiceSwitch } from './DeviceChoiceSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/**
 * The settings for text size, motion and language, the same in the footer, the menu and the simple header (rule U7).
 */
export function DisplaySettings() {
  return (
    <Stack gap="small">
      <TextSizeControl />
      <ReducedMotionSwitch />
      {site.multilingual && <LanguageSwitch />}
    </Stack>
  );
}

/** A switch that stops all movement on the screen. It starts in the state of the device's setting. */
function ReducedMotionSwitch() {
  const { t } = useLingui();
  const [motion, setMotion] = useAtom(motionPreferenceAtom);
  const reduced = isMotionReduced(motion, useMediaQuery(media.reducedMotion));
  return (
    <DeviceChoiceSwitch label={t`Reduce motion`} on={reduced} onChange={(on) => setMotion(on ? 'reduced' : 'full')} />
  );
}

/** Buttons that make text smaller or larger in six steps; the device remembers the size for each member. */
function TextSizeControl() {
  const { t } = useLingui();
  const id = useId();
  const [scale, setScale] = useAtom(textScaleAtom);
  const step = (direction: 1 | -1) => setScale(stepTextScale(scale, direction));
  const percent: number = scale;
  const atSmallest = stepTextScale(scale, -1) === scale;
  const atLargest = stepTextScale(scale, 1) === scale;
  return (
    <Stack gap="xsmall">
      <Text tone="strong" id={id}>
        <Trans>
          Text size: <span role="status">{percent}%</span>
        </Trans>
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend of its own; the name stands outside */}
      <div role="group" aria-labelledby={id}>
        <Row gap="xsmall">
          <Button tone="secondary" size="small" icon={minus} ariaDisabled={atSmallest} onClick={() => step(-1)}>
            {t`Smaller text`}
          </Button>
          <Button tone="secondary" size="small" icon={plus} ariaDisabled={atLargest} onClick={() => step(1)}>
            {t`Larger text`}
          </Button>
        </Row>
      </div>
    </Stack>
  );
}
