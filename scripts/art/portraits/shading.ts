import { element } from '../paint/element.ts';
import type { Tones } from './tint.ts';

/** A paint named `id` that goes over into its shade where the light from the left does not reach. */
export const shadeAway = (id: string, { main, shade }: Pick<Tones, 'main' | 'shade'>) =>
  element(
    'linearGradient',
    { id },
    element('stop', { offset: 0.45, 'stop-color': main }),
    element('stop', { offset: 1, 'stop-color': shade }),
  );
