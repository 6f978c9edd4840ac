import { expect, test } from 'vitest';
import { importFault, packageFault } from './import-faults.ts';
import { importsOf } from './imports-of.ts';
import { codeFiles, type SourceFile } from './source-files.ts';

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);

function faults(file: SourceFile): string[] {
	return importsOf(file).flatMap((name) => {
		const isFile = /^(src|tests|scripts|dealers|public|node_modules)\//.test(name);
		return (isFile ? importFault(file.path, name) : packageFault(file.path, name)) ?? [];
	});
}

test('every import is one the table allows', () => {
	const files = codeFiles().filter((file) => !isTest(file));
	expect(files.length).toBeGreaterThan(200);
	expect(files.flatMap(faults)).toEqual([]);
});

test.each([
	['src/domain/price/price.ts', "import { Dealer } from '../../config/complete-dealer.ts';"],
	['src/ui/card/Card.astro', "---\nimport type { Dealer } from '../../config/complete-dealer.ts';\n---"],
	['src/domain/vehicle/record/vehicle.ts', "export { Site } from '../../../site/site.ts';"],
	['src/generator/threads/worker.ts', "const page = await import('../../features/home/home.page.astro');"],
	['src/search/index.ts', "import {\n\tlinks,\n} from '../site/shell.ts';"],
	['src/features/home/home.page.astro', "---\nimport '../../generator/threads/pool.ts';\n---"],
	['src/site/site.ts', "import { Fleet } from '../fixtures/sites/fleet.ts';"],
	['src/lead-api/app.ts', "import { useState } from 'react';"],
	['src/domain/price/price.ts', "import { readFileSync } from 'node:fs';"],
	['src/features/home/browser/slides.ts', "import { shellOf } from '../../../site/shell.ts';"],
	['src/features/home/parts/Offers.astro', "---\nimport '../../offers/browser/drop-empty-kinds.ts';\n---"],
	['src/ui/card/Card.astro', "---\nimport '../../features/offers/embed/OfferCards.astro';\n---"],
	['scripts/build.ts', "import home from '../src/features/home/home.page.astro';"],
])('an import the table forbids is found (%s: %j)', (path, text) => {
	expect(faults({ path, text })).toHaveLength(1);
});
