import { type Dirent, readdirSync } from 'node:fs';

/** The relative paths, with forward slashes, of all files below a folder; none for a folder that does not exist. */
export function filesBelow(dir: string): string[] {
	const files: string[] = [];
	// A folder at a time: `recursive` costs twice as much, and a build looks at every site.
	const look = (folder: string, prefix: string) => {
		for (const entry of entriesOf(folder)) {
			const path = prefix + entry.name;
			if (entry.isDirectory()) look(`${folder}/${entry.name}`, `${path}/`);
			else if (entry.isFile()) files.push(path);
		}
	};
	look(dir, '');
	return files;
}

function entriesOf(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}
