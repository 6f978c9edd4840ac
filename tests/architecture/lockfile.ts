import type { SourceFile } from './source-files.ts';

/** The packages of a lockfile that an installation could not check: their entries have no hash. */
export function uncheckedPackages({ text }: SourceFile): string {
	const { packages } = JSON.parse(text) as {
		packages: Record<string, { integrity?: string; link?: boolean }>;
	};
	return Object.entries(packages)
		.filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
		.map(([path]) => path)
		.join('\n');
}
