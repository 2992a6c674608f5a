import { useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import type { StepperTexts } from '../../ui/fields/NumberStepper.tsx';

/** The texts of the buttons that change a height by one step, in the units of the site. */
export function useHeightStepperTexts(): StepperTexts {
  const { t } = useLingui();
  return site.metric
    ? { less: t`One centimetre less`, more: t`One centimetre more` }
    : { less: t`One inch less`, more: t`One inch more` };
}
