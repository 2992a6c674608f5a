import { each, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

export const samples: Samples = ({ t }) =>
  each(['plain', 'card'], (look) => (
    <DescriptionList look={look}>
      <DescriptionItem name={t.question}>{t.paragraph}</DescriptionItem>
      <DescriptionItem name={longWord}>{longWord}</DescriptionItem>
    </DescriptionList>
  ));
