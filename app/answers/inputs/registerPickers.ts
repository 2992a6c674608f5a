import { DistanceInput } from './DistanceInput.tsx';
import { HeightInput } from './HeightInput.tsx';
import { setPickers } from './loadedPickers.ts';
import { RangeInput } from './RangeInput.tsx';
import { TownInput } from './TownInput.tsx';

// The fields that need a library. Most questions do without, so they are loaded with the first question that needs one.
// Pages that always have some import this module, and their fields are there at once.
setPickers({ DistanceInput, HeightInput, RangeInput, TownInput });
