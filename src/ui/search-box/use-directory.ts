import { useEffect, useState } from 'react';
import { DIRECTORY_PATH, type DirectoryFile } from '../../search/directory/directory-file.ts';

/** Makes, models and bodies of the site's stock; null while loading, and when loading fails. */
export function useDirectory(): DirectoryFile | null {
	const [file, setFile] = useState<DirectoryFile | null>(null);
	useEffect(() => {
		const leaving = new AbortController();
		fetchDirectory(leaving.signal).then(setFile, (error: unknown) => {
			// The search box works without suggestions.
			if (!leaving.signal.aborted) console.warn('Search: no suggestions', error);
		});
		return () => leaving.abort();
	}, []);
	return file;
}

async function fetchDirectory(signal: AbortSignal): Promise<DirectoryFile> {
	const response = await fetch(DIRECTORY_PATH, { signal });
	if (!response.ok) throw new Error(`${DIRECTORY_PATH} responded with ${response.status}`);
	return (await response.json()) as DirectoryFile;
}
