import { storeChoices, storedChoices } from './stored-choices';

const DEFAULTS = { template: 'ringkas', lang: 'id', hidesPhoto: false, hidesContact: false };

afterEach(() => jest.restoreAllMocks());

it('gives back the choices that were stored', () => {
  const choices = { template: 'modern', lang: 'en', hidesPhoto: true, hidesContact: true } as const;
  storeChoices(choices);
  expect(storedChoices()).toEqual(choices);
});

it.each(['{', 'null', '7', '[]', '{"template":"besar","lang":7,"hidesPhoto":"ya"}'])('has defaults for %s', (text) => {
  window.localStorage.setItem('titian:cv-choices', text);
  expect(storedChoices()).toEqual(DEFAULTS);
});

it('works where nothing can be stored', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  storeChoices({ ...DEFAULTS, template: 'formal', lang: 'id' });
  expect(storedChoices()).toEqual(DEFAULTS);
});
