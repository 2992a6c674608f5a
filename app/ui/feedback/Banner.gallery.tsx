import { each, longUrl, longWord, type Samples } from '../../component-gallery/sampleBuilders.tsx';
import { Button } from '../actions/Button.tsx';
import { Text } from '../content/Text.tsx';
import { Banner } from './Banner.tsx';

export const samples: Samples = ({ t }) => ({
  ...each(['info', 'success', 'warning', 'danger'], (tone) => (
    <>
      <Banner tone={tone} title={t.failure} />
      <Banner tone={tone} title={t.failure}>
        <Text>{t.sentence}</Text>
        <div>
          <Button tone="secondary" size="small">
            {t.more}
          </Button>
        </div>
      </Banner>
    </>
  )),
  long: (
    <Banner tone="info" title={longWord}>
      <Text userGenerated>{longUrl}</Text>
    </Banner>
  ),
});
