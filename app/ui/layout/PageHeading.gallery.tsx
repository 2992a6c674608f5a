import type { Samples } from '../../component-gallery/sampleBuilders.tsx';
import { PageHeading } from './PageHeading.tsx';

export const samples: Samples = ({ t }) => ({ plain: <PageHeading title={t.question} lead={t.sentence} /> });
