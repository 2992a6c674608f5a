import { useRefreshPictures } from '../ownProfileQueries.ts';
import { PictureUploadDialog } from './PictureUploadDialog.tsx';

interface FirstPicturesDialogProps {
  /** Told whether pictures were added. */
  onClose: (added: boolean) => void;
}

/** The upload dialog over any page, for members who have just registered. */
export function FirstPicturesDialog({ onClose }: FirstPicturesDialogProps) {
  const refresh = useRefreshPictures();
  return (
    <PictureUploadDialog
      overGallery={false}
      onClose={(added) => {
        if (added) void refresh();
        onClose(added);
      }}
    />
  );
}
