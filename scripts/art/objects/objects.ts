import { female } from './avatars/female.ts';
import { male } from './avatars/male.ts';
import { team } from './avatars/team.ts';
import { book } from './evenings/book.ts';
import { dance } from './evenings/dance.ts';
import { fireside } from './evenings/fireside.ts';
import { garden } from './evenings/garden.ts';
import { kitchen } from './evenings/kitchen.ts';
import { theatre } from './evenings/theatre.ts';
import { amateur } from './interests/amateur.ts';
import { anal } from './interests/anal.ts';
import { bondage } from './interests/bondage.ts';
import { couple } from './interests/couple.ts';
import { dirtyTalk } from './interests/dirtyTalk.ts';
import { fetish } from './interests/fetish.ts';
import { highHeels } from './interests/highHeels.ts';
import { latexLeather } from './interests/latexLeather.ts';
import { lingerie } from './interests/lingerie.ts';
import { normal } from './interests/normal.ts';
import { oral } from './interests/oral.ts';
import { otherInterests } from './interests/otherInterests.ts';
import { outdoor } from './interests/outdoor.ts';
import { romantic } from './interests/romantic.ts';
import { sexToys } from './interests/sexToys.ts';
import { sexyOutfits } from './interests/sexyOutfits.ts';
import { specialLocations } from './interests/specialLocations.ts';
import { tattoos } from './interests/tattoos.ts';
import { threesome } from './interests/threesome.ts';
import { camper } from './journeys/camper.ts';
import { cityBreak } from './journeys/cityBreak.ts';
import { hike } from './journeys/hike.ts';
import { sail } from './journeys/sail.ts';
import { spa } from './journeys/spa.ts';
import { train } from './journeys/train.ts';
import type { ObjectPicture } from './objectPicture.ts';
import { payDebitOrder, payTransfer, payWallet } from './pay/account.ts';
import { payBilling, payCard, payCharge, payCredit, payDebit } from './pay/cards.ts';
import { city } from './places/city.ts';
import { countryside } from './places/countryside.ts';
import { forest } from './places/forest.ts';
import { island } from './places/island.ts';
import { mountains } from './places/mountains.ts';
import { sea } from './places/sea.ts';
import { attic } from './rooms/attic.ts';
import { conservatory } from './rooms/conservatory.ts';
import { farmhouse } from './rooms/farmhouse.ts';
import { library } from './rooms/library.ts';
import { loft } from './rooms/loft.ts';
import { scandinavian } from './rooms/scandinavian.ts';

/** Every small picture, in the order of its use; answers stand in the order in which they are offered. */
export const objects: readonly ObjectPicture[] = [
  ...[male, female, team],
  ...[sea, mountains, city, countryside, forest, island],
  ...[kitchen, theatre, fireside, dance, garden, book],
  ...[scandinavian, library, farmhouse, conservatory, loft, attic],
  ...[train, sail, hike, cityBreak, camper, spa],
  ...[amateur, anal, bondage, couple, dirtyTalk, fetish, highHeels, latexLeather, lingerie, normal, oral],
  ...[otherInterests, outdoor, romantic, sexToys, sexyOutfits, specialLocations, tattoos, threesome],
  ...[payCard, payCredit, payDebit, payCharge, payTransfer, payDebitOrder, payWallet, payBilling],
];
