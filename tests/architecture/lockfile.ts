import type { SourceFile } from './source-files.ts';

/** Packages of a lockfile without a hash, which an installation could not verify. */
export function uncheckedPackages({ text }: SourceFile): string {
	const { packages } = JSON.parse(text) as {
		packages: Record<string, { integrity?: string; link?: boolean }>;
	};
	return Object.entries(packages)
		.filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
		.map(([path]) => path)
		.join('\n');
}
