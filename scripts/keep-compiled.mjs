// Loaded before a command's own modules (`node --import`), so that all of them stay compiled from the second run on. In JavaScript: for the
// first module in TypeScript that is not compiled yet, Node loads its compiler, which takes a quarter of a build in which nothing has
// changed.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiledDir } from '../src/generator/bundle/compiled-dir.mjs';

enableCompileCache(compiledDir(fileURLToPath(new URL('..', import.meta.url))));
