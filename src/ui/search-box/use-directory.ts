import { useEffect, useState } from 'react';
import { DIRECTORY_PATH, type DirectoryFile } from '../../search/directory/directory-file.ts';

/** The makes, models and bodies of the site's stock; null until they are here, and where they cannot be had. */
export function useDirectory(): DirectoryFile | null {
	const [file, setFile] = useState<DirectoryFile | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		fetchDirectory(leaving.signal).then(setFile, (error: unknown) => {
			// The box works without: what is typed is searched for.
			if (!leaving.signal.aborted) console.warn('Search: no suggestions', error);
		});
		return () => leaving.abort();
	}, []);
	return file;
}

async function fetchDirectory(signal: AbortSignal): Promise<DirectoryFile> {
	const response = await fetch(DIRECTORY_PATH, { signal });
	if (!response.ok) throw new Error(`${DIRECTORY_PATH} answers ${response.status}`);
	return (await response.json()) as DirectoryFile;
}
