/** A failed file operation in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EISDIR: 'it is a folder',
    EEXIST: 'it is a file',
    ENOTDIR: 'a part of the path is no folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOSPC: 'no space left',
    EFBIG: 'no space left',
    EROFS: 'the disk is read-only',
    ELOOP: 'it is a link that leads nowhere',
    ERR_FS_FILE_TOO_LARGE: 'the file is too large',
    ERR_STRING_TOO_LONG: 'the file is too large',
  };
  return words[code ?? ''] ?? message;
}
