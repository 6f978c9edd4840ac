import { expect, test } from 'vitest';
import { chunkAddress } from './chunk-address.mjs';

/** What a module `x.ts?address` is in an environment of a build, and the scripts that are emitted for it. */
function loaded(consumer: 'client' | 'server') {
	const emitted: string[] = [];
	const context = {
		environment: { config: { consumer } },
		emitFile: ({ id }: { id: string }) => {
			emitted.push(id);
			return 'file';
		},
	};
	const code = chunkAddress().load.handler.call(context, '/src/x.ts?address');
	return { code, emitted };
}

test('browsers get the address of a script in a file of its own', () => {
	expect(loaded('client')).toEqual({
		code: 'export default import.meta.ROLLUP_FILE_URL_file',
		emitted: ['/src/x.ts'],
	});
});

test('a script for browsers is not bundled for the server, which never loads it', () => {
	expect(loaded('server')).toEqual({ code: 'export default undefined', emitted: [] });
});
