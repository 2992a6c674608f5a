import type { Samples } from '../../../component-gallery/sampleBuilders.tsx';
import { Photo } from './Photo.tsx';

export const samples: Samples = ({ art }) => {
  const [day, night] = [art('welcome'), art('no-matches')];
  const files = { src: day, avif: day, webp: day, nightAvif: night, nightWebp: night };
  return { 'by day and by night': <Photo {...files} className="" sizes="320px" width={320} height={240} /> };
};
