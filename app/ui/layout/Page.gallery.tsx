import { each, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Card } from './Card.tsx';
import { Page } from './Page.tsx';

export const samples: Samples = ({ t }) =>
  each(['wide', 'narrow'], (width) => (
    <Page width={width} padding="none">
      <Card>{t.paragraph}</Card>
    </Page>
  ));
