import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, readSiteFile } from '../site-files.ts';

/** The facts about a built site for the index page, read from the site itself. */
export interface SiteFacts {
	/** Its home page's description and theme colour, already escaped as in the HTML. */
	description: string | null;
	colour: string | null;
	/** Number of vehicle pages. */
	vehicles: number;
}

/** The facts of the site in a folder; null when it is not built. */
export async function readFacts(folder: string): Promise<SiteFacts | null> {
	const home = await readSiteFile(folder, 'index.html');
	if (!home) return null;
	const html = new TextDecoder().decode(home.content);
	const colour = metaContent(html, 'theme-color');
	return {
		description: metaContent(html, 'description'),
		colour: colour && /^#[\da-f]{3,8}$/i.test(colour) ? colour : null,
		vehicles: await countPages(join(folder, 'cars')),
	};
}

function metaContent(html: string, name: string): string | null {
	return new RegExp(`<meta name="${name}" content="([^"<>]+)"`).exec(html)?.[1] ?? null;
}

async function countPages(folder: string): Promise<number> {
	try {
		return (await readdir(folder)).filter((file) => file.endsWith('.html')).length;
	} catch (error) {
		if (isAbsence(error)) return 0;
		throw error;
	}
}
