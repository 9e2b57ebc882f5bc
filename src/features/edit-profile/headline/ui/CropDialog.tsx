import { useState } from 'react';
import Cropper from 'react-easy-crop';
import Slider from '@mui/material/Slider';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog } from '@/shared/ui/dialog';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cropPhoto } from '../model/photo';
import type { CropArea } from '../model/photo';
import { useObjectUrl } from '../model/use-object-url';
import { texts } from '../texts';

const MAX_ZOOM = 4;

const CropArea = styled('div')(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  height: 260,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.grey[900],
  [breakpoints.up('sm')]: { height: 320 },
}));

interface CropDialogProps {
  /** The chosen photo. */
  file: Blob;
  onCropped: (photo: Blob) => void;
  onClose: () => void;
}

/** Cuts a square out of a photo, by dragging, pinching, the arrow keys or the slider. */
export function CropDialog({ file, onCropped, onClose }: CropDialogProps) {
  const address = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [busy, setBusy] = useState(false);
  const [unreadable, setUnreadable] = useState(false);

  const handleUse = async () => {
    if (!address || !area) return;
    setBusy(true);
    try {
      onCropped(await cropPhoto(address, area));
    } catch {
      setUnreadable(true);
      setBusy(false);
    }
  };

  return (
    <ModalDialog title={texts.crop} onClose={onClose} keepOnBackdrop maxWidth="xs">
      <DialogContent>
        {unreadable && (
          <Alert severity="error" style={{ marginBottom: 16 }}>
            {texts.photoUnreadable}
          </Alert>
        )}
        <CropArea>
          {address && (
            <Cropper
              image={address}
              crop={position}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={1}
              cropShape="round"
              showGrid={false}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
              mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
              cropperProps={{ 'aria-label': texts.cropArea }}
            />
          )}
        </CropArea>
        <Typography variant="body2" id="crop-zoom" style={{ marginTop: 16 }}>
          {texts.zoom}
        </Typography>
        <Slider
          aria-labelledby="crop-zoom"
          value={zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          onChange={(_event, value) => setZoom(Array.isArray(value) ? (value[0] ?? 1) : value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancelCrop}</Button>
        <Button variant="contained" loading={busy} disabled={!area || unreadable} onClick={() => void handleUse()}>
          {texts.usePhoto}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
