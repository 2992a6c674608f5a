import type { Picture } from '../paint/picture.ts';
import { alpineMeadow } from './banners/alpineMeadow.ts';
import { autumnAvenue } from './banners/autumnAvenue.ts';
import { birchWood } from './banners/birchWood.ts';
import { bookShelf } from './banners/bookShelf.ts';
import { danceFloorLights } from './banners/danceFloorLights.ts';
import { dawnHills } from './banners/dawnHills.ts';
import { desertMesa } from './banners/desertMesa.ts';
import { eucalyptusAndFern } from './banners/eucalyptusAndFern.ts';
import { eveningSkyline } from './banners/eveningSkyline.ts';
import { harbourSails } from './banners/harbourSails.ts';
import { hotAirBalloons } from './banners/hotAirBalloons.ts';
import { lakeAtDusk } from './banners/lakeAtDusk.ts';
import { lavenderField } from './banners/lavenderField.ts';
import { lighthouse } from './banners/lighthouse.ts';
import { musicWaves } from './banners/musicWaves.ts';
import { paperCutLeaves } from './banners/paperCutLeaves.ts';
import { roseGarden } from './banners/roseGarden.ts';
import { seasidePromenade } from './banners/seasidePromenade.ts';
import { starryNight } from './banners/starryNight.ts';
import { teaTable } from './banners/teaTable.ts';
import { vineyardRows } from './banners/vineyardRows.ts';
import { winterCabin } from './banners/winterCabin.ts';
import { wovenRibbons } from './banners/wovenRibbons.ts';
import { loginTall, loginWide } from './login/login.ts';
import { planBackground } from './plans/planBackground.ts';
import { planFemale, planMale } from './plans/plans.ts';
import { completion } from './small/completion.ts';
import { emailConfirmation } from './small/emailConfirmation.ts';
import { error } from './small/error.ts';
import { noMatches } from './small/noMatches.ts';
import { noMessages } from './small/noMessages.ts';
import { notFound } from './small/notFound.ts';
import { noVisitors } from './small/noVisitors.ts';
import { offline } from './small/offline.ts';
import { welcome } from './small/welcome.ts';

/** Every scene; a site carries those whose bands include its own. */
export const scenes: readonly Picture[] = [
  loginWide,
  loginTall,
  planBackground,
  planMale,
  planFemale,
  dawnHills,
  lakeAtDusk,
  seasidePromenade,
  lighthouse,
  vineyardRows,
  alpineMeadow,
  birchWood,
  autumnAvenue,
  winterCabin,
  eveningSkyline,
  harbourSails,
  hotAirBalloons,
  roseGarden,
  lavenderField,
  desertMesa,
  eucalyptusAndFern,
  teaTable,
  bookShelf,
  musicWaves,
  danceFloorLights,
  starryNight,
  wovenRibbons,
  paperCutLeaves,
  welcome,
  completion,
  emailConfirmation,
  notFound,
  noMatches,
  noMessages,
  noVisitors,
  offline,
  error,
];
