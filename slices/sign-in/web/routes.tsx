import { Navigate, type RouteObject } from 'react-router';
import { screen } from '#kit/client/loading/load-screen.ts';

const login = screen(() => import('./login/login.screen.tsx'), 'LoginScreen');

export const routes: RouteObject[] = [
  { path: '/', lazy: login },
  { path: '/login', lazy: login },
  {
    path: '/forgot-password',
    lazy: screen(() => import('./passwords/forgot-password.screen.tsx'), 'ForgotPasswordScreen'),
  },
  {
    path: '/set-password',
    lazy: screen(() => import('./passwords/forgot-password.screen.tsx'), 'SetPasswordScreen'),
  },
  {
    path: '/reset-password/:token',
    lazy: screen(() => import('./passwords/new-password.screen.tsx'), 'ResetPasswordScreen'),
  },
  {
    path: '/enroll-account/:token',
    lazy: screen(() => import('./passwords/new-password.screen.tsx'), 'EnrollAccountScreen'),
  },
  // The address is misspelled in mails that were sent long ago, so it stays.
  {
    path: '/password-recoverd',
    lazy: screen(() => import('./passwords/password-recovered.screen.tsx'), 'PasswordRecoveredScreen'),
  },
  { path: '/password-recovered', element: <Navigate to="/password-recoverd" replace /> },
  {
    path: '/confirm-email/:token',
    lazy: screen(() => import('./accounts/confirm-email.screen.tsx'), 'ConfirmEmailScreen'),
  },
  {
    path: '/create-account/:_id',
    lazy: screen(() => import('./registration/create-account.screen.tsx'), 'CreateAccountScreen'),
  },
  {
    path: '/msauth/callback',
    lazy: screen(() => import('./login/work-account-callback.screen.tsx'), 'WorkAccountCallbackScreen'),
  },
];
