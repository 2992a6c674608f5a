import { each, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Heading } from './Heading.tsx';

export const samples: Samples = ({ t }) => ({
  ...each(['page', 'section', 'card', 'small'], (size) => (
    <Heading level={3} size={size}>
      {t.question}
    </Heading>
  )),
  long: (
    <Heading level={3} size="page">
      {longWord}
    </Heading>
  ),
});
