import { expect, test } from 'vitest';
import { signInRequest } from './sign-in-request.ts';

const read = (query: string) => signInRequest(new URLSearchParams(query));

test('the address of sign-in has the type and both paths (WATCHLIST-004)', () => {
	expect(read('type=finance&redirect=%2Ffinance%3Fcar_id%3D7&back=%2Fcars%2Fa')).toEqual({
		type: 'finance',
		redirect: '/finance?car_id=7',
		back: '/cars/a',
	});
});

test('without a type and paths both paths are the home page', () => {
	expect(read('')).toEqual({ type: null, redirect: '/', back: '/' });
});

test('an address of another site is not followed (resolution 88)', () => {
	expect(read('redirect=https://elsewhere.example&back=//elsewhere.example')).toMatchObject({
		redirect: '/',
		back: '/',
	});
});
