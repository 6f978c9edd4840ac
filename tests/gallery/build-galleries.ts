import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/root.ts';
import { commitBefore } from './commit-before.ts';

/** The folder in which galleries are built. */
const FOLDER = join(ROOT, '.forecourt/galleries');

/** The gallery of these sources. */
export const NOW = join(FOLDER, 'now');

/** The gallery of an earlier commit. */
export function galleryOf(hash: string): string {
	return join(FOLDER, hash, 'built');
}

/** Builds the gallery of these sources, and that of the commit before unless an earlier run did. */
export default function buildGalleries(): void {
	rmSync(NOW, { recursive: true, force: true });
	build(ROOT, NOW);
	const before = commitBefore();
	if (before && !existsSync(galleryOf(before.hash))) buildCommit(before.hash);
}

/** Sources of an earlier commit: inside the repository, so that they use its packages. */
function buildCommit(hash: string): void {
	const root = join(FOLDER, hash);
	rmSync(root, { recursive: true, force: true });
	mkdirSync(root, { recursive: true });
	const sources = execFileSync('git', ['archive', hash, 'src', 'public', 'tsconfig.json', 'package.json'], {
		cwd: ROOT,
		maxBuffer: 256 * 1024 * 1024,
	});
	execFileSync('tar', ['-x', '-C', root], { input: sources });
	const fresh = join(root, 'new');
	// A commit without a gallery has no pieces to compare.
	if (existsSync(join(root, 'src/gallery'))) build(root, fresh);
	else mkdirSync(fresh);
	renameSync(fresh, galleryOf(hash));
}

function build(root: string, outDir: string): void {
	const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
	execFileSync(process.execPath, [astro, 'build', '--config', 'src/gallery/astro.config.mjs'], {
		cwd: root,
		stdio: ['ignore', 'pipe', 'inherit'],
		env: {
			...process.env,
			NODE_ENV: 'production',
			ASTRO_TELEMETRY_DISABLED: '1',
			FORECOURT_GALLERY: outDir,
		},
	});
}
