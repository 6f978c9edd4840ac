import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureReport } from '../report/report.ts';
import type { DealerSample } from './choose-samples.ts';
import { comparePictures, newPicture } from './compare-pictures.ts';
import type { SiteScreenshots } from './site-screenshots.ts';

/** A phone and a desktop, CSS pixels. */
export const WIDTHS = [375, 1280] as const;

/** What the pictures of a page show. */
export interface Look {
	slug: string;
	kind: string;
	pictures: PictureReport[];
	/** Why there is no picture; null for no problem. */
	problem: string | null;
}

/**
 * Takes and compares pictures of a page; files of what differs are written into the folder of the report. Both versions are taken
 * at a time: they are drawn on two cores.
 */
export async function lookAtPage(
	{ slug, kind, path, isNew }: DealerSample,
	sites: { old: SiteScreenshots; fresh: SiteScreenshots },
	out: string,
): Promise<Look> {
	const pictures: PictureReport[] = [];
	try {
		for (const width of WIDTHS) {
			const name = `pictures/${slug}-${kind}-${width}`;
			const about = { kind, path, width };
			const write = (suffix: string, content: Buffer): string => {
				writeFileSync(join(out, `${name}${suffix}`), content);
				return `${name}${suffix}`;
			};
			const [before, after] = await Promise.all([
				isNew ? null : sites.old.take(path, width),
				sites.fresh.take(path, width),
			]);
			if (before === null) {
				const { after: picture, ...size } = await newPicture(after);
				pictures.push({
					...about,
					...size,
					before: null,
					after: write('.webp', picture),
					mask: null,
					share: 1,
				});
				continue;
			}
			const compared = await comparePictures(before, after);
			if (!compared) continue;
			pictures.push({
				...about,
				...compared,
				before: write('-before.webp', compared.before),
				after: write('.webp', compared.after),
				mask: write('-mask.png', compared.mask),
			});
		}
		return { slug, kind, pictures, problem: null };
	} catch (error) {
		const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
		return { slug, kind, pictures, problem: `no picture of ${path}: ${reason}` };
	}
}
