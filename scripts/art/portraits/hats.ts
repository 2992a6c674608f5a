import { shadeAway } from './shading.ts';
import { fill, stroke, type Tones } from './tint.ts';

export interface Hat {
  colors: readonly string[];
  crown: string;
  /** Drawn over the crown in its shade or its second colour. */
  brim?: string;
  band?: string;
  lines?: string;
}

const panama: Hat = {
  colors: ['#e8d5ac', '#efe6d2', '#b99f78'],
  crown: 'M-62-56Q-66-128-30-130Q0-123 34-130Q72-126 74-54Q6-74-62-56z',
  band: 'M-63-54Q-64-66-62-76Q6-98 74-76Q76-64 75-52Q6-76-63-54z',
  brim: 'M-112-42Q-70-76 6-76T122-38Q60-58 0-54T-112-42z',
};
const cap: Hat = {
  colors: ['#6c6a60', '#4a5468', '#7a5a42'],
  crown: 'M-78-46Q-92-96-20-112Q60-118 78-68Q82-46 70-34Q0-66-78-46z',
  brim: 'M-80-46Q-30-68 26-56Q-20-40-66-30Q-92-30-80-46z',
  lines: 'M-66-74Q-20-104 40-100M30-110Q50-80 48-56',
};
const knitted: Hat = {
  colors: ['#a84a3c', '#3f5c74', '#d9c7a4', '#52704e'],
  crown: 'M-66-50Q-72-128 6-128Q80-126 76-46Q4-66-66-50z',
  brim: 'M-69-34Q-72-56-68-66Q4-88 78-62Q80-46 77-28Q4-56-69-34z',
  lines: 'M-40-74Q-40-108-14-118M-10-80Q-8-110 4-122M22-80Q26-104 18-120M50-74Q56-96 40-112',
};
const beret: Hat = {
  colors: ['#8c2f3c', '#2f3a52', '#5a6a4c'],
  crown: 'M-68-52Q-104-66-84-98Q-48-134 24-122Q88-110 78-62Q76-54 70-48Q0-82-68-52z',
  lines: 'M-72-84Q-44-112 4-110M6-122q-2-10 6-14',
};
const sunhat: Hat = {
  colors: ['#ead9b4', '#f3ead8', '#c9b07c'],
  crown: 'M-60-60Q-62-132 6-134Q74-132 72-58Q4-80-60-60z',
  band: 'M-61-58Q-62-72-60-82Q6-104 73-80Q74-68 73-56Q6-80-61-58z',
  brim: 'M-134-30Q-104-80 4-82T144-26Q120-20 96-30Q0-66-88-32Q-116-18-134-30z',
};

export const mensHats: readonly Hat[] = [cap, panama, knitted];
export const womensHats: readonly Hat[] = [beret, sunhat, knitted];

export function drawHat({ crown, brim, band, lines }: Hat, tones: Tones, ribbon: string): string {
  return [
    shadeAway('u', tones) + fill(crown, 'url(#u)'),
    band ? fill(band, ribbon) : '',
    lines ? stroke(lines, tones.light, 3.5, { opacity: 0.6 }) : '',
    brim ? shadeAway('v', { main: tones.light, shade: tones.main }) + fill(brim, 'url(#v)') : '',
  ].join('');
}
