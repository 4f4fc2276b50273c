import { expect, test } from 'vitest';
import { joinsWordBefore } from './joinsWordBefore.ts';

test.each([
  ['ko', '이(가) 없습니다'],
  ['ko', '을(를) 찾았습니다'],
  ['ko', '(으)로 저장'],
  ['ko', '에서 배를 찾음'],
  ['ko', '의 배'],
  ['ko', '개의 배'],
  ['ko', '명이 기다립니다'],
  ['ko', '번째 배'],
  ['ko', '분 전에'],
  ['ko', '회'],
  ['ko', '님, 환영합니다'],
  ['tr', '’nin teknesi'],
  ['hu', '-ban van'],
])('%s: %s is written onto the word before', (language, text) => {
  expect(joinsWordBefore(text, language)).toBe(true);
});

test.each([
  ['ko', '배가 없습니다'],
  ['ko', '그리고 더'],
  ['ko', '개구리가 웁니다'],
  ['ko', '회의를 엽니다'],
  ['ko', '(늦음)'],
  ['de', 'und mehr'],
  ['tr', '- Tekne'],
])('%s: %s is a word of its own', (language, text) => {
  expect(joinsWordBefore(text, language)).toBe(false);
});
