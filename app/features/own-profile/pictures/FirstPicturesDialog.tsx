import { PictureUploadDialog } from './PictureUploadDialog.tsx';
import { useRefreshPictures } from './useRefreshPictures.ts';

interface FirstPicturesDialogProps {
  onClose: (added: boolean) => void;
}

/**
 * The upload dialog over any page, for members who have just registered. `onClose` tells whether pictures were saved.
 */
export function FirstPicturesDialog({ onClose }: FirstPicturesDialogProps) {
  const refresh = useRefreshPictures();
  return (
    <PictureUploadDialog
      onClose={(saved) => {
        const added = saved.length > 0;
        if (added) void refresh();
        onClose(added);
      }}
    />
  );
}
