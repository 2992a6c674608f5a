import { mixThemePalettes } from '../../config/mixThemePalettes.ts';
import { garden } from '../objects/evenings/garden.ts';
import { kitchen } from '../objects/evenings/kitchen.ts';
import { theatre } from '../objects/evenings/theatre.ts';
import { camper } from '../objects/journeys/camper.ts';
import { cityBreak } from '../objects/journeys/cityBreak.ts';
import { hike } from '../objects/journeys/hike.ts';
import { sail } from '../objects/journeys/sail.ts';
import { train } from '../objects/journeys/train.ts';
import { city } from '../objects/places/city.ts';
import { countryside } from '../objects/places/countryside.ts';
import { forest } from '../objects/places/forest.ts';
import { island } from '../objects/places/island.ts';
import { mountains } from '../objects/places/mountains.ts';
import { sea } from '../objects/places/sea.ts';
import { conservatory } from '../objects/rooms/conservatory.ts';
import { library } from '../objects/rooms/library.ts';
import { blend } from '../paint/color.ts';
import type { Random } from '../paint/random.ts';
import type { Deal } from './deal.ts';

const scenes = [
  ...[sea, kitchen, hike, city, conservatory, sail, forest, theatre],
  ...[mountains, camper, garden, island, library, cityBreak, countryside, train],
];

/** Base colours that tint a scene: of the hour and the season, not of a brand. */
const moods = [
  { primary: '#2C7756', accent: '#B05A2C', neutral: '#5C665F' },
  { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E' },
  { primary: '#A5590F', accent: '#2C6A6E', neutral: '#6A6157' },
  { primary: '#7454A3', accent: '#96701F', neutral: '#66606F' },
  { primary: '#B54E33', accent: '#3A6758', neutral: '#6C5F59' },
] as const;

const night = /@media\(prefers-color-scheme:dark\)\{.*?\}\}/;

/** Somewhere the member has been, without the member: a scene of the kit that stays by day what it was by day. */
export function drawSnapshot(deal: Deal, random: Random): string {
  const [here, there] = [deal('mood', moods), deal('other mood', moods)];
  const share = random.between(0.1, 0.9);
  const mix = (name: keyof typeof here) => blend(here[name], there[name], share);
  const theme = mixThemePalettes({ primary: mix('primary'), accent: mix('accent'), neutral: mix('neutral') });
  return deal('scene', scenes).render(theme, 50).replace(night, '').replace('>', '><title>Illustration</title>');
}
