import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

test('the file of icons has exactly the icons with a name', () => {
	const file = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
	const drawn = [...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/g)];
	expect(drawn.map(([, id]) => id)).toEqual([...ICON_NAMES]);
});
