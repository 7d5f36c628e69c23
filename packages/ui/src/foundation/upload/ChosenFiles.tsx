'use client';
import { useFormats, useTexts } from '../../locale/index.ts';
import { uploadTexts } from '../../locale/texts/es/upload.ts';
import { IconButton } from '../button/IconButton.tsx';
import { X } from '../icons/x.ts';
import { sizeText } from './fileLimits.ts';
import { FileList } from './FileUpload.styles.ts';

type ChosenFilesProps = {
  readonly label: string;
  readonly files: readonly File[];
  /** Without it they stay. */
  readonly onRemove: ((file: File) => void) | undefined;
};

/** The chosen files with their sizes, each with a button that removes it. */
export function ChosenFiles({ label, files, onRemove }: ChosenFilesProps) {
  const t = useTexts(uploadTexts);
  const { number: tag } = useFormats();
  if (files.length === 0) return null;
  return (
    <FileList aria-label={t('fileUpload.files', { label })}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span className="name">{file.name}</span>
          <span className="size">{sizeText(file.size, tag)}</span>
          {onRemove && (
            <IconButton label={t('fileUpload.remove', { name: file.name })} size="small" onClick={() => onRemove(file)}>
              <X />
            </IconButton>
          )}
        </li>
      ))}
    </FileList>
  );
}
