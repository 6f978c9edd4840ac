import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { secretIn } from '../config/checks/written-secrets.ts';
import type { Problem } from '../config/problems/problem.ts';
import { schemaProblems } from '../config/problems/schema-problems.ts';
import { isSlug } from '../domain/vehicle/naming/slug.ts';
import { readYaml, splitFrontMatter, UnreadableYaml } from './front-matter.ts';

/** The dealer's folder, and its slug for the file names in problems. */
export interface ContentFolder {
	path: string;
	slug: string;
}

/** Reads and checks a YAML file of a dealer; null when it is missing or invalid. Problems are added to the list. */
export function readList<Schema extends z.ZodType>(
	folder: ContentFolder,
	file: string,
	schema: Schema,
	problems: Problem[],
): z.output<Schema> | null {
	const place = `${folder.slug}/content/${file}`;
	try {
		return checked(
			readYaml(textOf(join(folder.path, 'content', file), place, problems)),
			schema,
			place,
			problems,
		);
	} catch (error) {
		if (isMissing(error)) return null;
		problems.push(unreadable(error, place));
		return null;
	}
}

/** Reads and checks every Markdown file of a folder below `content/`: its front matter, its name and its text. */
export function readTexts<Schema extends z.ZodObject>(
	folder: ContentFolder,
	name: string,
	schema: Schema,
	problems: Problem[],
): (z.output<Schema> & { slug: string; body: string })[] {
	const dir = join(folder.path, 'content', name);
	return filesOf(dir).flatMap((file) => {
		const place = `${folder.slug}/content/${name}/${file}`;
		const slug = basename(file, '.md');
		if (!file.endsWith('.md') || !isSlug(slug)) {
			problems.push({
				file: place,
				option: '',
				message: 'expected a name of small letters, digits and single hyphens that ends in .md',
			});
			return [];
		}
		try {
			const { data, body } = splitFrontMatter(textOf(join(dir, file), place, problems));
			const head = checked(data, schema, place, problems);
			return head === null ? [] : [{ ...head, slug, body }];
		} catch (error) {
			problems.push(unreadable(error, place));
			return [];
		}
	});
}

/** The text of a file. Everyone who reads the repository, and often the site, reads what is in it. */
function textOf(path: string, file: string, problems: Problem[]): string {
	const text = readFileSync(path, 'utf8');
	const message = secretIn(text, 'take it out here');
	if (message !== null) problems.push({ file, option: '', message });
	return text;
}

function checked<Schema extends z.ZodType>(
	data: unknown,
	schema: Schema,
	file: string,
	problems: Problem[],
): z.output<Schema> | null {
	const result = schema.safeParse(data);
	if (result.success) return result.data;
	problems.push(...schemaProblems(result.error, data, schema, file));
	return null;
}

/** The files of a folder by name; none when there is no folder. */
export function filesOf(dir: string): string[] {
	try {
		return readdirSync(dir).toSorted();
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}

function isMissing(error: unknown): boolean {
	return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function unreadable(error: unknown, file: string): Problem {
	if (!(error instanceof UnreadableYaml)) throw error;
	return { file, option: '', message: error.message };
}
