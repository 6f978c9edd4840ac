import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import leven from 'leven';

/** A drawn picture that a dealer's options name. */
export interface NamedPicture {
	/** Such as `home.blocks[0].picture.image`. */
	option: string;
	/** The picture's file, without its folder: `ute-profile-white.svg`. */
	file: string;
}

const DRAWN = /^(?:\/images\/)?demo\/(.+)$/;

/** The drawn pictures that a dealer's options name, at any depth. */
export function namedPictures(options: unknown): NamedPicture[] {
	const found: NamedPicture[] = [];
	const walk = (value: unknown, option: string) => {
		if (typeof value === 'string') {
			const file = DRAWN.exec(value)?.[1];
			if (file) found.push({ option, file });
		} else if (typeof value === 'object' && value !== null) {
			for (const [key, inner] of Object.entries(value)) {
				walk(inner, Array.isArray(value) ? `${option}[${key}]` : option ? `${option}.${key}` : key);
			}
		}
	};
	walk(options, '');
	return found;
}

/** The drawn pictures that a dealer's content names, each with its file. */
export function writtenPictures(contentDir: string): NamedPicture[] {
	if (!existsSync(contentDir)) return [];
	return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.(md|yaml)$/.test(name))
		.flatMap((name) =>
			picturesInText(readFileSync(join(contentDir, name), 'utf8')).map((file) => ({
				option: `content/${name}`,
				file,
			})),
		);
}

/** The drawn pictures that a text of a dealer's content names. */
export function picturesInText(text: string): string[] {
	return [...text.matchAll(/\bdemo\/([\w-]+\.svg)/g)].flatMap(([, file]) => file ?? []);
}

/** The message about a picture that is not in the catalogue. */
export function unknownPicture(
	slug: string,
	{ option, file }: NamedPicture,
	known: readonly string[],
): string {
	const nearest = known
		.map((name) => ({ name, distance: leven(name, file) }))
		.toSorted((a, b) => a.distance - b.distance)
		.slice(0, 3)
		.map(({ name }) => `demo/${name}`);
	return `${slug}/dealer.ts: ${option}: there is no drawn picture demo/${file}; the nearest are ${nearest.join(', ')}`;
}
